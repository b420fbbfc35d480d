import { CONTRACT_ACT_OF_TEXT } from '@tacite/domain/acts/text-rights.ts'
import { stateRefusal } from '@tacite/domain/acts/act-refusal.ts'
import { levelOn, namingLock, readAspects, visibleContracts } from '../../people/access/public.ts'
import type { TextOwnerRules } from '../texts/public.ts'
import { fieldsOfContract } from './contract-document.query.ts'
import { readContractCore } from './contract-core.query.ts'
import { headOf } from './render-contract.ts'
import { textReader } from './text-reader.ts'

/** How a contract decides on access to its text. */
export const contractTexts: TextOwnerRules = {
  levelOf: levelOn,
  isVisibleTo: (actor) => visibleContracts(actor),
  readerOf: (db, actor, contractId, level) =>
    level === null ? Promise.resolve('collaborator') : textReader(db, actor, contractId, level),
  changeRefusal: async (db, contractId, textAct) => {
    const act = CONTRACT_ACT_OF_TEXT[textAct]
    const aspects = await readAspects(db, contractId, [act])
    const refusal = stateRefusal(act, aspects)
    return refusal && namingLock(refusal.code, aspects.personLock)
  },
  fieldsOf: fieldsOfContract,
  headOf: async (db, contractId) => headOf(await readContractCore(db, contractId)),
  isOneSection: false,
}
