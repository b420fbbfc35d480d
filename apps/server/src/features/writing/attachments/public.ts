export { annexesOf, type ContractAnnex } from './annexes.query.ts'
export { presentAnnex } from './present-annex.ts'
export { sendAnnex } from './send-annex.ts'
