import { z } from 'zod';

import { cleanLine, normalizeEmail } from '../text.ts';
import { checkEmail } from '../validation.ts';
import { versionSchema } from './image.schema.ts';
