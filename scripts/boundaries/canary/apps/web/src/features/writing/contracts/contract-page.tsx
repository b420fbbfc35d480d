import { word } from '@tacite/domain/words.ts'
import { Button } from '../../../ui/button.tsx'
import { TaskRow } from '../../work/tasks/public.tsx'
import { TaskRow as byTheWindow } from '../../work/tasks/task-row.tsx' // expect tacite(boundaries)
import { App } from '../../../app/app.tsx' // expect tacite(boundaries)
import type { Product } from '../../../../../server/src/compose.ts' // expect tacite(boundaries)
import { join } from 'node:path' // expect tacite(boundaries)

export const ContractPage = [word, Button, TaskRow, byTheWindow, App, join]
export type Parts = Product['parts']
