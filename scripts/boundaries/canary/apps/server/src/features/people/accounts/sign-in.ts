import { openPreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import { findContract } from '../../writing/contracts/public.ts'

export const signIn = [openPreAuthDatabase, findContract]
