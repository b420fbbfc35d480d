import { CONTRACT_ACTS, type ContractAct } from '@tacite/domain/acts/contract-acts.ts'

/** An act that a call can be made for: it takes a permission. */
type CallableAct = {
  [Act in ContractAct]: (typeof CONTRACT_ACTS)[Act]['permissions'] extends readonly [] ? never : Act
}[ContractAct]

type OnContract<Act extends CallableAct> = {
  act: Act
  access: (typeof CONTRACT_ACTS)[Act]['permissions'][0]
  level: (typeof CONTRACT_ACTS)[Act]['level']
}

/**
 * What a call about the contract of its path asks before its handler runs, as the act says that it is made for.
 * @example endpoint({ method: 'DELETE', path: '/contracts3/:contractId', ...onContract('delete') })
 */
export function onContract<const Act extends CallableAct>(act: Act): OnContract<Act> {
  const { permissions, level } = CONTRACT_ACTS[act]
  return { act, access: permissions[0], level }
}
