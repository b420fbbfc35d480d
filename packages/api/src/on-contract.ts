import { CONTRACT_ACTS, type ContractAct } from '@tacite/domain/acts/contract-acts.ts'

/** An act with a permission: only these can be the act of an endpoint. */
type CallableAct = {
  [Act in ContractAct]: (typeof CONTRACT_ACTS)[Act]['permissions'] extends readonly [] ? never : Act
}[ContractAct]

type OnContract<Act extends CallableAct> = {
  act: Act
  access: (typeof CONTRACT_ACTS)[Act]['permissions'][0]
  level: (typeof CONTRACT_ACTS)[Act]['level']
}

/**
 * Declares the act of an endpoint about one contract, with the permission and the level it needs.
 * @example endpoint({ method: 'DELETE', path: '/contracts3/:contractId', ...onContract('delete') })
 */
export function onContract<const Act extends CallableAct>(act: Act): OnContract<Act> {
  const { permissions, level } = CONTRACT_ACTS[act]
  return { act, access: permissions[0], level }
}
