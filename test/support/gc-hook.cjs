// Loaded before a process under test: tells its heap after a full collection when asked.
process.on('message', (message) => {
  if (message !== 'heap?') return;
  globalThis.gc();
  globalThis.gc();
  process.send({ heap: process.memoryUsage().heapUsed, rss: process.memoryUsage().rss });
});
