export { createCounterparty } from './change-counterparty.ts'
export { pageOf, type AskedPage } from './listing.ts'
export { freeName, requireText } from './names.ts'
