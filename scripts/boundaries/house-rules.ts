import { realpathSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The path of a file from the repository's root, however the root was reached. The canary is checked as if its folder
 * were the root, so that its planted files are in the zones they violate.
 */
export function repositoryPath(filename: string): string {
  const path = filename.replaceAll('\\', '/')
  const root = roots.find((candidate) => path.startsWith(candidate)) ?? ''
  const fromRoot = path.slice(root.length)
  return fromRoot.startsWith(canary) ? fromRoot.slice(canary.length) : fromRoot
}

const canary = 'scripts/boundaries/canary/'
const ownRoot = join(import.meta.dirname, '../..')
/** Through a symlink the linter may name files by either path. */
const roots = [ownRoot, realpathSync(ownRoot), process.cwd()].map(
  (root) => `${root.replaceAll('\\', '/')}/`,
)

const vagueWords = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'manager',
  'types',
  'misc',
  'index',
])

/** A file is named after its content; these words are meaningless. */
export function checkFileName(path: string): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '')
  const vague = name.split('-').find((word) => vagueWords.has(word))
  return vague ? `« ${vague} » says nothing: name the file after its idea` : null
}

/** A suppression needs its reason on the line: `oxlint-disable-next-line rule -- why`. */
export function checkSuppression(comment: string): string | null {
  const directive = /^\s*(?:ox|es)lint-disable/.exec(comment)
  if (!directive || /\s--\s+\S.{7,}/s.test(comment)) return null
  return 'Say why: `-- reason` after the rule'
}
