import { openPools } from './database/pools.ts'
import { word } from '@tacite/domain/words.ts'
import { contractsRoutes } from '../features/writing/contracts/contracts-routes.ts' // expect tacite(boundaries)
import { findContract } from '../features/writing/contracts/public.ts' // expect tacite(boundaries)
import { product } from '../compose.ts' // expect tacite(boundaries)
import { request } from 'node:https' // expect tacite(boundaries)
import { Agent } from 'undici' // expect tacite(boundaries)
import { useState } from 'react' // expect tacite(boundaries)

export const jobs = [openPools, word, contractsRoutes, findContract, product, request, Agent, useState]
export const called = fetch('https://service.example') // expect eslint(no-restricted-globals)
