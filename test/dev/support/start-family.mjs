// Starts a program that starts another, and tells where that one listens.
import { once } from 'node:events';
import { devNull } from 'node:os';
import { spawnTied } from '../../../dev/process/tied.mjs';

const listen =
  "const s = require('net').createServer().listen(0, '127.0.0.1', () => process.send(s.address().port))";
const family = spawnTied('/bin/sh', ['-c', '"$0" -e "$1" & wait', process.execPath, listen], {
  ipc: true, // inherited by the program's own child
  log: devNull,
});
const [port] = await once(family.child, 'message');
process.send(`tcp://127.0.0.1:${port}`);
