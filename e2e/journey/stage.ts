/** What the whole journey is about. */
export const TITLE = 'Maintenance des ascenseurs du siège'
/** A word that stands in this contract only, written in the editor and found again in the signed PDF. */
export const RARE_WORD = 'contrepoids'

export const OUTSIDER = { name: 'Bruno Delatour', email: 'bruno@delatour.test' }

export const contractPath = (contractId: string) =>
  `/home/contratheque/contractList/contract/${contractId}/edit`
