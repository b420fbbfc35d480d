import { useState } from 'react'
import { Tooltip } from '@base-ui/react/tooltip'
import { Link } from '@tanstack/react-router' // expect tacite(boundaries)
import { useQuery } from '@tanstack/react-query' // expect tacite(boundaries)
import { endpoint } from '@tacite/api/endpoint.ts' // expect tacite(boundaries)
import { word } from '@tacite/domain/words.ts' // expect tacite(boundaries)
import { translate } from '@tacite/i18n/server-texts.ts' // expect tacite(boundaries)
import { session } from '../platform/session.ts' // expect tacite(boundaries)

export const Button = [useState, Tooltip, Link, useQuery, endpoint, word, translate, session]
