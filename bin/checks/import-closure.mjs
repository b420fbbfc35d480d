import { createHash } from 'node:crypto'
import { posix } from 'node:path'

/** Any quoted path: a false positive only checks more than needed. */
const QUOTED_PATH = /['"`]((?:\.{1,2}|@tacite)\/[^'"`\n]*)['"`]/g
const SOURCE = /\.[cm]?[jt]sx?$/

/**
 * One key per source file, which changes when the file, or anything that it imports directly or indirectly, changes:
 * a linter's findings on a file depend on these and on the settings only.
 */
export function closureKeys(files) {
  const imports = new Map()
  for (const [path, { text }] of files)
    if (SOURCE.test(path)) imports.set(path, importsOf(path, text(), files))
  const keys = new Map()
  for (const path of imports.keys()) {
    const hashes = closureOf(path, imports).map((near) => files.get(near)?.hash ?? near)
    keys.set(path, createHash('sha256').update(hashes.join()).digest('hex'))
  }
  return keys
}

function importsOf(path, text, files) {
  const targets = [...text.matchAll(QUOTED_PATH)].flatMap(([, name]) => resolve(path, name))
  // A missing source counts too: the key changes when it appears.
  return [...new Set(targets)].filter((target) => SOURCE.test(target) || files.has(target))
}

/** Imports name their file with its extension (the linter asks for it); for TypeScript, `.js` may stand for `.ts`. */
function resolve(importer, specifier) {
  const path = pathOf(importer, specifier.replace(/\?.*$/, ''))
  const typed = path.replace(/\.([cm]?)js(x?)$/, '.$1ts$2')
  return typed === path ? [path] : [path, typed]
}

function pathOf(importer, specifier) {
  if (!specifier.startsWith('@')) return posix.join(posix.dirname(importer), specifier)
  const [, name, ...rest] = specifier.split('/')
  return posix.join('packages', name, 'src', ...rest)
}

/** In the order of the imports, which follows from the texts. */
function closureOf(start, imports) {
  const seen = new Set([start])
  for (const path of seen) for (const target of imports.get(path) ?? []) seen.add(target)
  return [...seen]
}
