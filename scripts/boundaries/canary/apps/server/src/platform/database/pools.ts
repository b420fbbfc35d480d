import { Pool } from 'pg'

export const openPools = (): Pool => new Pool()
