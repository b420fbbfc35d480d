import type { ChoiceDetailName } from '@tacite/domain/contracts/contract-details.ts'
import type { ChoiceNoun } from './choice-queries.ts'

/** The noun of each contract detail's choices. */
export const NOUN_OF_DETAIL = {
  typeId: 'contractTypes',
  projectId: 'projects',
  ownerId: 'people',
  legalEntityId: 'legalEntities',
  counterpartyId: 'counterparties',
  parentId: 'masterContracts',
} as const satisfies Record<ChoiceDetailName, ChoiceNoun>
