import { resources } from '../generated/catalogue.ts';
import { SavedJobs } from '../resources/bulk/jobs/SavedJobs.tsx';
import { ResourcesContext } from '../resources/descriptor/ResourcesContext.ts';
import { TasksDrawer } from '../resources/tasks/TasksDrawer.tsx';

/** The drawer of tasks, including those of earlier pages. */
export default function ConsoleTasksDrawer() {
  return (
    <ResourcesContext value={resources}>
      <TasksDrawer savedJobs={<SavedJobs />} />
    </ResourcesContext>
  );
}
