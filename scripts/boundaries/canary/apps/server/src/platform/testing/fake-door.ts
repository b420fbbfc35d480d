import { product } from '../../compose.ts'

export const door = product
