import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MasterKey } from '../../../platform/sealing/master-key.ts'

/** Crockford's base 32: no letter that reads like a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12
const GROUP = 4

/**
 * Creates the first company of an installation that others can reach: whoever reads the server's output is its
 * operator. Derived, so that every process of an installation prints and accepts the same one; it is of no use once
 * there is a company.
 * @example firstCompanyCode(masterKey) // '7QXK-04MD-ZT9H'
 */
export function firstCompanyCode(masterKey: MasterKey): string {
  const bytes = createHmac('sha256', masterKey.bytes).update('first company').digest()
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length])
  return letters.join('').replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-')
}

/** However it was typed: in small letters, with other separators. */
export function isFirstCompanyCode(masterKey: MasterKey, typed: string): boolean {
  const given = Buffer.from(plain(typed))
  const right = Buffer.from(plain(firstCompanyCode(masterKey)))
  return given.length === right.length && timingSafeEqual(given, right)
}

function plain(code: string): string {
  return code.toUpperCase().replace(/[^0-9A-Z]/g, '')
}
