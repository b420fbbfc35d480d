import { word } from './words' // expect tacite(boundaries)
import { endpoint } from '@tacite/api/endpoint' // expect tacite(boundaries)

export const both = [word, endpoint]
