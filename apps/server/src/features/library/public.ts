export { createCounterparty } from './change-counterparty.ts'
export { holdsWords, pageOf, type AskedPage } from './listing.ts'
export { freeName, refuseTaken, requireText } from './names.ts'
