// Stands for dist/src/main.js in a build: runs the bundle with what V8 compiled of it at build time.
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { Script } = require('node:vm');

const file = join(__dirname, '../web.cjs');
const compiled = `${file}.compiled`;
const source = readFileSync(file, 'latin1');
const script = new Script(
  `(function (exports, require, module, __filename, __dirname) {${source}\n})`,
  {
    filename: file,
    // Of another version of Node it is refused, and V8 compiles as ever.
    cachedData: existsSync(compiled) ? readFileSync(compiled) : undefined,
  },
);
if (process.env.KEEP_COMPILED)
  process.on('exit', () => writeFileSync(compiled, script.createCachedData()));
script.runInThisContext()(module.exports, require, module, file, dirname(file));
