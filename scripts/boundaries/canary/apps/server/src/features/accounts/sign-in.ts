import { openPreAuthDatabase } from '../../platform/database/pre-auth-database.ts'
import { findContract } from '../contracts/public.ts'

export const signIn = [openPreAuthDatabase, findContract]
