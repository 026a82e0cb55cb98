// Loaded before a process under test. Tells its heap after a full collection when asked, and has a clock
// that can be set.
const RealDate = Date;
let ahead = 0;

class SetDate extends RealDate {
  constructor(...given) {
    if (given.length) super(...given);
    else super(SetDate.now());
  }

  static now() {
    return RealDate.now() + ahead;
  }
}
globalThis.Date = SetDate;

process.on('message', (message) => {
  if (message === 'heap?') {
    globalThis.gc();
    globalThis.gc();
    process.send({ heap: process.memoryUsage().heapUsed, rss: process.memoryUsage().rss });
  }
  if (message.clockAheadMs !== undefined) {
    ahead = message.clockAheadMs;
    process.send({ clock: SetDate.now() });
  }
});
