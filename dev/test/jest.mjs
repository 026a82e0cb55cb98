import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { spawnTied } from '../process/tied.mjs';
import { root } from '../setup/project.mjs';

const LINGER = 5000;

/**
 * Runs Jest and counts.
 * @param {string[]} args for Jest
 * @returns {Promise<{ line: string, ok: boolean }>} "N passed, N failed", and whether that is good news
 */
export async function runJest(args, { resultsFile, variables, join: joinLife }) {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const tied = spawnTied(
    process.execPath,
    [jest, '--json', `--outputFile=${resultsFile}`, ...args],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'test', ...variables },
    },
  );
  joinLife({ stop: () => tied.stop('TERM', 2000) });
  const linger = setInterval(() => isOld(resultsFile) && tied.stop('KILL', 0), 1000);
  await tied.exited;
  clearInterval(linger);
  return summary(read(resultsFile));
}

// A test that leaves something open keeps Jest from ending after all is written. It has said so; the run need not hang.
function isOld(file) {
  const written = statSync(file, { throwIfNoEntry: false });
  return written && Date.now() - written.mtimeMs > LINGER;
}

function summary(results) {
  const {
    numPassedTests: passed,
    numFailedTests,
    numRuntimeErrorTestSuites: broken,
    numPendingTests: skipped,
  } = results;
  const failed = numFailedTests + broken; // a file that cannot even be loaded is a failure too
  const line = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  return { line, ok: Boolean(results.success) && failed === 0 && passed > 0 };
}

// Jest writes no results when it could not begin: that is one failure.
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return {
      numPassedTests: 0,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 0,
      numPendingTests: 0,
    };
  }
}
