import { word } from '@tacite/domain/words.ts'
import { findContract } from './public.ts'

export const contractsRoutes = [word, findContract]
