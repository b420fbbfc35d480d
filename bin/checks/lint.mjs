import { createHash } from 'node:crypto'
import { stripVTControlCharacters } from 'node:util'
import { programOf } from '../places.mjs'
import { closureKeys } from './import-closure.mjs'

/** The linter's inputs besides the sources: a change in one of these may affect any file. */
const SETTINGS = [
  /(^|\/)(package|package-lock|tsconfig[^/]*|\.oxlintrc)\.json$/,
  /(^|\/)\.(git|eslint)ignore$/,
  /^scripts\/boundaries\/[^/]+\.ts$/,
  /^bin\/check(s\/lint)?\.mjs$/,
]
/** Types that every file sees, imported or not. */
const GLOBAL_TYPES = /\bdeclare\s+(global|module)\b|^\/\/\/\s*<reference/m
/** The header of each finding: `,-[path:line:column]`. */
const PLACE = /^ *[,╭][-─]+\[(.+):\d+:\d+\]$/gm
const COUNT = /^Found (\d+) warnings? and (\d+) errors?\.$/m
/** Windows takes 32,767 characters, Linux more than 128 KiB. */
const MAX_ARGUMENTS_LENGTH = process.platform === 'win32' ? 30_000 : 120_000

/**
 * The files to lint: those whose own text, imports (direct or indirect) or settings have changed since the linter
 * last found nothing in them. Without a list of the files, all.
 *
 * @param known file → its key, when it passed
 */
export function planLint(files, known) {
  if (!files) return { changed: null, total: null, keys: {} }
  const closures = closureKeys(files)
  const settings = hashOfSettings(files, closures)
  const keys = Object.fromEntries(
    [...closures].map(([path, closure]) => [path, `${settings} ${closure}`]),
  )
  const paths = Object.keys(keys)
  return { changed: paths.filter((path) => known[path] !== keys[path]), total: paths.length, keys }
}

export function lintArguments(plan) {
  // A changed file may be one that the settings exclude.
  const files = isWhole(plan) ? [] : ['--no-error-on-unmatched-pattern', ...plan.changed]
  return [programOf('oxlint'), ...files]
}

export function describeLint(plan) {
  return isWhole(plan) ? 'all files' : `${plan.changed.length} of ${plan.total} files`
}

/**
 * The keys of the linted files without findings, from the linter's output; none unless every counted finding is found
 * in one of the files, since the linter may have crashed halfway.
 */
export function cleanKeys({ changed, keys }, output) {
  const text = stripVTControlCharacters(output)
  const faulty = [...text.matchAll(PLACE)].map(([, path]) => path.replaceAll('\\', '/'))
  const [, warnings, errors] = COUNT.exec(text) ?? []
  const isAccounted = faulty.length > 0 && faulty.length === Number(warnings) + Number(errors)
  if (!changed || !isAccounted || faulty.some((path) => !keys[path])) return {}
  const clean = changed.filter((path) => !faulty.includes(path))
  return Object.fromEntries(clean.map((path) => [path, keys[path]]))
}

function isWhole({ changed, total }) {
  return !changed || changed.length === total || changed.join(' ').length > MAX_ARGUMENTS_LENGTH
}

function hashOfSettings(files, closures) {
  const hash = createHash('sha256').update(process.version)
  for (const [path, file] of files)
    if (isSetting(path, file)) hash.update(`${path}\0${closures.get(path) ?? file.hash}\0`)
  return hash.digest('hex')
}

function isSetting(path, { text }) {
  if (SETTINGS.some((pattern) => pattern.test(path))) return true
  return path.endsWith('.d.ts') || (/\.[cm]?tsx?$/.test(path) && GLOBAL_TYPES.test(text()))
}
