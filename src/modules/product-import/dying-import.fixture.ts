import { serveTask } from '#platform/processes/serve-task.ts';

/** As where a batch wants more memory than there is. */
serveTask(async () => void process.kill(process.pid, 'SIGKILL'));
