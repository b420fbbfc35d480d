import { endpoint } from '@tacite/api/endpoint.ts'
import { Link } from '@tanstack/react-router'
import { ContractPage } from '../features/writing/contracts/public.tsx' // expect tacite(boundaries)
import { App } from '../app/app.tsx' // expect tacite(boundaries)
import { readFile } from 'node:fs/promises' // expect tacite(boundaries)

export const session = [endpoint, Link, ContractPage, App, readFile]
