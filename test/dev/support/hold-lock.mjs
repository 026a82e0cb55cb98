// Takes the lock of a data folder, says so, and holds it until it is killed.
import { lockData } from '../../../dev/setup/lock-data.mjs';

lockData(process.argv[2], 'npm start');
process.send('held');
process.channel.ref();
