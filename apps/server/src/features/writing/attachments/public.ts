export { annexesOf, type ContractAnnex } from './annexes.query.ts'
export { readAttachments } from './attachments.query.ts'
export { presentAnnex } from './present-annex.ts'
export { sendAnnex } from './send-annex.ts'
