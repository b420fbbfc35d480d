import { Temporal } from 'temporal-polyfill'
import { readFileSync } from 'node:fs' // expect tacite(boundaries)
import { z } from 'zod' // expect tacite(boundaries)
import { endpoint } from '@tacite/api/endpoint.ts' // expect tacite(boundaries)
import type { Endpoint } from '../../api/src/endpoint.ts' // expect tacite(boundaries)

export const read = [readFileSync, z, endpoint]
export const none: Endpoint | null = null
export const now = Date.now() // expect tacite(no-clock)
export const clock = new Date() // expect tacite(no-clock)
export const given = new Date(0)
export const today = Temporal.Now.plainDateISO() // expect tacite(no-clock)
export const chance = Math.random() // expect tacite(no-clock)
export const home = process.env['HOME'] // expect eslint(no-restricted-globals)
