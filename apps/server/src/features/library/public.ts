export { createCounterparty } from './change-counterparty.ts'
export { pageOf, type AskedPage } from './listing.ts'
export { freeName, refuseTaken, requireText } from './names.ts'
