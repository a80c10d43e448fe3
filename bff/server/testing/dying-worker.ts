import { parentPort } from 'node:worker_threads';

// A thread that dies of whatever it is asked.
parentPort?.on('message', () => process.exit(7));
