export const word = 'contract'

export interface Word {
  text: string
}
