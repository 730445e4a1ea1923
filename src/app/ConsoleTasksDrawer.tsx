import { resources } from '../generated/catalogue.ts';
import { SavedJobs } from '../resources/bulk/jobs/SavedJobs.tsx';
import { ResourcesContext } from '../resources/ResourcesContext.ts';
import { TasksDrawer } from '../resources/tasks/TasksDrawer.tsx';

/** The drawer of tasks, and what earlier pages left of theirs. */
export default function ConsoleTasksDrawer() {
  return (
    <ResourcesContext value={resources}>
      <TasksDrawer savedJobs={<SavedJobs />} />
    </ResourcesContext>
  );
}
