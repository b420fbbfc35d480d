import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * The system's character type that knows all of Unicode, for the database's full-text parser: with plain "C" it glues
 * ’ « » to words, so that « l’entreprise » is not found by "entreprise". C.UTF-8 is on every Linux, en_US.UTF-8 on macOS.
 */
export async function chooseLetters(): Promise<string> {
  const { stdout } = await promisify(execFile)('locale', ['-a']).catch(() => ({ stdout: '' }))
  const installed = stdout.split('\n').map((line) => line.trim())
  const isUnicode = (name: string) => /\.utf-?8$/i.test(name)
  const preferred = ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'en_US.utf8', 'fr_FR.UTF-8', 'fr_FR.utf8']
  return (
    preferred.find((name) => installed.includes(name)) ?? installed.find(isUnicode) ?? 'C.UTF-8'
  )
}
