import { resources } from '../generated/catalogue.ts';
import { KeptJobs } from '../resources/bulk/kept/KeptJobs.tsx';
import { ResourcesContext } from '../resources/ResourcesContext.ts';
import { TasksDrawer } from '../resources/tasks/TasksDrawer.tsx';

/** The drawer of tasks, and what earlier pages left of theirs. */
export default function AllTasks() {
  return (
    <ResourcesContext value={resources}>
      <TasksDrawer earlier={<KeptJobs />} />
    </ResourcesContext>
  );
}
