import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** npm's own script: the npm that runs this command, else the one beside Node, else the one on the path. */
export function npmScript() {
  const given = process.env.npm_execpath
  if (given && /npm-cli\.[cm]?js$/.test(given) && existsSync(given)) return given
  const found = [...besideNode(), ...onPath()].find((path) => existsSync(path))
  if (found) return found
  throw new Error('npm was not found. Install Node.js with npm from https://nodejs.org.')
}

function besideNode() {
  const directory = dirname(realpathSync(process.execPath))
  const script = join('node_modules', 'npm', 'bin', 'npm-cli.js')
  return [
    join(directory, '..', 'lib', script),
    join(directory, script),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ]
}

function onPath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((directory) => join(directory, 'npm'))
    .filter((path) => existsSync(path))
    .map((path) => realpathSync(path))
    .filter((path) => path.endsWith('.js'))
}
