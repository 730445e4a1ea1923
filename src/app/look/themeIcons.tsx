import { Icon } from '../../ui/icons/Icon.tsx';

/** Replaces MUI's own icons with ours. */
const SmallDown = () => <Icon name="down" size={14} />;
const SortArrow = ({ className }: { readonly className?: string }) => (
  <span className={className}>
    <Icon name="desc" size={13} />
  </span>
);
const SelectArrow = ({ className }: { readonly className?: string }) => (
  <span className={className}>
    <SmallDown />
  </span>
);

export const themeIcons = {
  SortArrow,
  SelectArrow,
  down: <SmallDown />,
  remove: (
    <span>
      <Icon name="close" size={14} />
    </span>
  ),
  checkboxUnchecked: <span className="check" />,
  checkboxChecked: (
    <span className="check border-(--accent) bg-(--accent)">
      <Icon name="check" size={12} />
    </span>
  ),
  radioUnchecked: <span className="check rounded-[50%]" />,
  radioChecked: (
    <span className="check rounded-[50%] border-5 border-(--accent) bg-(--on-accent)" />
  ),
  checkboxIndeterminate: (
    <span className="check border-(--accent) bg-(--accent)">
      <Icon name="minus" size={12} />
    </span>
  ),
};
