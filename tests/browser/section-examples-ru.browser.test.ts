import { testExamples } from './support/section-examples.ts';

testExamples('ru');
