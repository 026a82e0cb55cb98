// Loaded before a process under test: tells its heap after a full collection when asked.
process.on('message', (message) => {
  if (message !== 'heap?') return;
  global.gc();
  global.gc();
  process.send({ heap: process.memoryUsage().heapUsed, rss: process.memoryUsage().rss });
});
