import type { curriculumApi } from '#contracts/curriculum/curriculum.api';
import { civilDate } from '#contracts/kernel/civil-date';
import type { ExamplesOf } from '#contracts/kernel/operation-examples';

const study = { date: '2019', title: 'Master in Psico-oncologia', institute: 'Università degli Studi di Torino' };
const work = {
  start: civilDate(2014, 9, 1),
  end: null,
  description: 'Reparto di oncologia, Milano: colloqui ai familiari',
};

/** The entries are those of the demonstration's Rinaldi, named by what they say. */
export const curriculumExamples = {
  addStudy: { professional: study },
  changeStudy: { professional: { entry: '90aa83ce-9a792357', ...study } },
  removeStudy: { professional: { entry: '90aa83ce-9a792357', others: ['90aa83ce'] } },
  addWork: { professional: work },
  changeWork: { professional: { entry: 'ce9e7e1c-30b351e7', ...work } },
  removeWork: { professional: { entry: 'ce9e7e1c-30b351e7', others: ['ce9e7e1c'] } },
  removeIdentityDocument: { professional: { name: 'documento-pt-rinaldi.pdf' } },
} satisfies ExamplesOf<typeof curriculumApi>;
