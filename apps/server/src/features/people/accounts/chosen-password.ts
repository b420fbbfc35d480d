import {
  isCommonPassword,
  isMadeOfKnownWords,
  type KnownWords,
} from '@tacite/domain/accounts/guessable-password.ts'
import { newPasswordRefusals, passwordRefusals } from '@tacite/domain/accounts/new-password.ts'
import type { Refusal } from '@tacite/domain/refusal.ts'

/** What is wrong with a password that somebody chooses: too short, among the most used ones, or made of their names. */
export async function chosenPasswordRefusals(
  password: string,
  known: KnownWords,
): Promise<Refusal[]> {
  const refusals = passwordRefusals(password)
  return refusals.length > 0 ? refusals : guessableRefusals(password, known)
}

/** The same for a password typed twice. */
export async function retypedPasswordRefusals(
  { password, passwordAgain }: { password: string; passwordAgain: string },
  known: KnownWords,
): Promise<Refusal[]> {
  const refusals = newPasswordRefusals(password, passwordAgain)
  return refusals.length > 0 ? refusals : guessableRefusals(password, known)
}

async function guessableRefusals(password: string, known: KnownWords): Promise<Refusal[]> {
  const field = 'password'
  if (isMadeOfKnownWords(password, known)) return [{ code: 'PASSWORD_PERSONAL', field }]
  const common = await (commonPasswords ??= readCommonPasswords())
  return isCommonPassword(password, common) ? [{ code: 'PASSWORD_COMMON', field }] : []
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined

/** 49,000 of leaked passwords, in several languages; 13 MB in memory, so read when somebody first chooses one. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
