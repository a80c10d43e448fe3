import { parentPort } from 'node:worker_threads';

// A thread that dies on any message.
parentPort?.on('message', () => process.exit(7));
