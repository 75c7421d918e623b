import { Checkbox, Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import type { StaffMember } from '#domain/schemas/staff.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { DateInput } from '../ui/date-input.tsx';
import { auditTexts } from './audit.texts.ts';
import { listAuditAreas, nameArea } from './describe-entry.ts';

interface Filters {
  staff: string;
  area: string;
  from: string;
  to: string;
  result: string;
}

interface AuditFiltersProps {
  values: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

export function AuditFilters({ values, onChange }: AuditFiltersProps) {
  const t = useTexts(auditTexts);
  const { data: staff = [] } = useQuery({
    queryKey: ['staff'],
    queryFn: () => api.get<StaffMember[]>('/admin/staff'),
  });
  return (
    <Group align="flex-end" gap="sm">
      <Select
        label={t('who')}
        w={{ base: '100%', xs: 220 }}
        searchable
        allowDeselect={false}
        data={[
          { value: '', label: t('anybody') },
          ...staff.map(({ id, name, email }) => ({ value: String(id), label: name || email })),
        ]}
        value={values.staff}
        onChange={(value) => onChange({ staff: value ?? '' })}
      />
      <Select
        label={t('what')}
        w={{ base: '100%', xs: 220 }}
        searchable
        allowDeselect={false}
        data={[
          { value: '', label: t('anyArea') },
          ...listAuditAreas().map((area) => ({ value: area, label: nameArea(area, t) })),
        ]}
        value={values.area}
        onChange={(value) => onChange({ area: value ?? '' })}
      />
      <DateInput
        label={t('from')}
        {...(values.to !== '' && { max: values.to })}
        value={values.from}
        onChange={(from) => onChange({ from })}
      />
      <DateInput
        label={t('to')}
        {...(values.from !== '' && { min: values.from })}
        value={values.to}
        onChange={(to) => onChange({ to })}
      />
      <Checkbox
        label={t('refusedOnly')}
        mb={8}
        checked={values.result === 'refused'}
        onChange={(event) => onChange({ result: event.currentTarget.checked ? 'refused' : '' })}
      />
    </Group>
  );
}
