import type { SignatoryForm } from '@tacite/api/signing/signing-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import {
  statedSignatoryRefusals,
  type StatedSignatory,
} from '@tacite/domain/signing/signed-on-paper.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { ContractContent } from '../../writing/contracts/public.ts'
import { checkSignatories, type NewSignatory } from './check-signatories.ts'
import { statedSignatories } from './paper/stated-signatories.ts'
import { currentSignature } from './signature-repository.ts'

/** The signatories: as named in the form, for a signature on paper, or those of the signature being restarted. */
export type Signatories = (
  | { kind: 'chosen'; forms: readonly SignatoryForm[] }
  | { kind: 'onPaper'; names: readonly StatedSignatory[] }
  | { kind: 'sameAgain' }
) & {
  /** The steps that the sender agreed to pass over; undefined: whichever they are. */
  passingOver?: readonly string[] | undefined
}

/** Who signs, and how: through the product, or by hand on the printed PDF. */
export type Chosen =
  | { provider: 'local'; signatories: readonly NewSignatory[] }
  | { provider: 'scan'; signatories: readonly StatedSignatory[] }

/** The signatories with what the product knows of them. */
export async function chooseSignatories(
  db: CompanyDatabase,
  contractId: string,
  signatories: Signatories,
  { locale }: { locale: Locale },
): Promise<Chosen> {
  if (signatories.kind === 'sameAgain') return sameAgain(db, contractId)
  if (signatories.kind === 'chosen')
    return {
      provider: 'local',
      signatories: await checkSignatories(db, signatories.forms, locale),
    }
  const refusals = statedSignatoryRefusals(signatories.names)
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  return { provider: 'scan', signatories: signatories.names }
}

async function sameAgain(db: CompanyDatabase, contractId: string): Promise<Chosen> {
  const current = await currentSignature(db, contractId)
  if (current!.provider === 'scan') {
    const stated = await statedSignatories(db, contractId)
    return {
      provider: 'scan',
      signatories: stated.map(({ name, side }) => ({ name, side: side ?? 'counterparty' })),
    }
  }
  return {
    provider: 'local',
    signatories: current!.signatories.map(
      ({ id: _id, position: _position, state: _state, ...rest }) => rest,
    ),
  }
}

/** Their places on the PDF, in this order. */
export function printedSignatories(
  chosen: Chosen,
  ids: readonly string[],
  { legalEntity, counterparty }: ContractContent['core'],
  company: string,
): { id: string; name: string; title?: string; party?: string }[] {
  if (chosen.provider === 'local')
    return chosen.signatories.map(({ name, role }, index) => ({
      id: ids[index]!,
      name,
      title: role,
    }))
  const parties = { company: legalEntity?.name ?? company, counterparty: counterparty?.name ?? '' }
  return chosen.signatories.map(({ name, side }, index) => ({
    id: ids[index]!,
    name,
    party: parties[side],
  }))
}
