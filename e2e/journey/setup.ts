import { randomUUID } from 'node:crypto'

/** The contract of the whole journey. */
export const TITLE = 'Maintenance des ascenseurs du siège'
/** A word that occurs only in this contract, written in the editor and found in the signed PDF. */
export const RARE_WORD = 'contrepoids'

/** Whose mails the journey counts. */
export const OUTSIDER = {
  name: 'Bruno Delatour',
  email: `bruno.${randomUUID().slice(0, 8)}@delatour.test`,
}

export const contractPath = (contractId: string) =>
  `/home/contratheque/contractList/contract/${contractId}/edit`
