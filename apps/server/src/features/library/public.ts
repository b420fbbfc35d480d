export { createCounterparty } from './change-counterparty.ts'
export { contractsUsing } from './contract-uses.ts'
export { pageOf, type ListQuery } from './listing.ts'
export { freeName, requireText } from './names.ts'
