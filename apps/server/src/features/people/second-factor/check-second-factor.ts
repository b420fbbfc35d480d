import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { consumeRecoveryCode } from './recovery-codes.ts'
import { consumeTotp } from './totp-factor.ts'

/** Consumes a code of the person’s application, or one of their recovery codes. */
export async function checkSecondFactor(
  deps: Pick<Platform, 'clock' | 'masterKey'>,
  db: CompanyDatabase,
  personId: string,
  code: string,
): Promise<'totp' | 'recoveryCode'> {
  if (code === '') throw new Refused('RULE', { code: 'FIELD_REQUIRED', field: 'code' })
  const verdict = await consumeTotp(deps, db, personId, code)
  if (verdict === 'right') return 'totp'
  // Within the same thirty seconds: said, because the person would not know what is wrong with it.
  if (verdict === 'used') throw new Refused('RULE', { code: 'SECOND_FACTOR_USED', field: 'code' })
  if (await consumeRecoveryCode(deps, db, personId, code)) return 'recoveryCode'
  throw new Refused('RULE', { code: 'SECOND_FACTOR_WRONG', field: 'code' })
}
