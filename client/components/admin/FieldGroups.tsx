import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/context';
import { zoneAt } from '../../rules/local-time';
import { useDealForm } from './form-context';
import { ImageThumbs } from './ImageThumbs';
import { Area, Input, Tick } from './inputs';
import { SavingsFromPrices } from './SavingsFromPrices';
import { TagColour } from './TagColour';

/** The 21 inputs, in the order in which a deal comes into being. */
export function FieldGroups() {
  const { t } = useTranslation();
  const { draft } = useDealForm();
  return (
    <>
      <Group name="basics">
        <Input field="title" />
        <div className="pair">
          <Input field="destination" />
          <Input field="duration" />
        </div>
        <Area field="description" rows={5} />
        <Input field="bookingUrl" type="url" />
      </Group>
      <Group name="price">
        <div className="pair">
          <Input field="originalPrice" type="number" step="0.01" min="0" inputMode="decimal" />
          <Input field="discountedPrice" type="number" step="0.01" min="0" inputMode="decimal" />
        </div>
        <Input field="savings" type="number" step="1" min="0" max="100">
          <SavingsFromPrices />
        </Input>
      </Group>
      <Group name="availability">
        <div className="pair">
          <Input field="spotsLeft" type="number" step="1" min="0" />
          <Input field="totalSpots" type="number" step="1" min="0" />
        </div>
        <div className="pair">
          <Input field="expiresAt" type="datetime-local">
            <small>{t('admin.form.timezone', { zone: zoneAt(draft.expiresAt) })}</small>
          </Input>
          <Input field="maxBookingsPerDay" type="number" step="1" min="0" />
        </div>
      </Group>
      <Group name="content">
        <Area field="highlights" rows={4} />
        <Area field="images" rows={3}>
          <ImageThumbs />
        </Area>
      </Group>
      <Group name="display">
        <div className="pair">
          <Tick field="isActive" />
          <Tick field="isUrgent" />
        </div>
        <div className="pair">
          <Input field="messageTag" />
          <Input field="messageColor">
            <TagColour />
          </Input>
        </div>
        <Input field="priority" type="number" step="1" />
        <Tick field="isCountdownEnabled" />
        <Input field="customCountdownMessage" />
      </Group>
    </>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <fieldset className="form-group">
      <legend>{t(`admin.form.groups.${name}`)}</legend>
      {children}
    </fieldset>
  );
}
